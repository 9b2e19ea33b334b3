# Operation Elope: answers.
