/** The database of a browser with the pictures that are not sent yet. */
export const PICTURE_DATABASE = "unsent-pictures";

/** Deletes them all, on sign-out. Every page loads this, so it is a file of its own. */
export function deletePictures(): void {
  try {
    indexedDB.deleteDatabase(PICTURE_DATABASE);
  } catch {
    // There is no database, and so no picture.
  }
}
