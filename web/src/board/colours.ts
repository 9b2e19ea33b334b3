// The inks that are drawn with over the board, whatever the ground.

export const GOLD = "#FFC62E";
export const DARK = "#1C1712";
export const CREAM = "#FDF8EA";
export const BRAND = "#17455C";
export const RED = "#B3261E";
/** Around names on the ground. */
export const HALO = "#F4EEDB";
