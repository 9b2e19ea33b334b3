# What the page shows and answers.
