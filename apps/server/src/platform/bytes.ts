/** Called a megabyte where people read it, as file managers do. */
export const MEBIBYTE = 1024 * 1024;
