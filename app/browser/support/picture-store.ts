import { PICTURE_DATABASE } from "./delete-pictures";

/** The pictures of messages that are not sent yet, under the keys of the outbox. */
export type PictureStore = {
  save(key: string, picture: Blob): Promise<void>;
  get(key: string): Promise<Blob | undefined>;
  remove(key: string): Promise<void>;
};

const PICTURES = "pictures";

/**
 * Pictures that outlive the page, in the database of the browser. Deletes those whose message is sent or gone: `isNeeded` says which
 * are not. Without a database nothing is stored, and whoever saved a picture has it only while the page is open.
 */
export function openPictureStore(isNeeded: (key: string) => boolean): PictureStore {
  return {
    async save(key, picture) {
      const keys = await run("readonly", (pictures) => pictures.getAllKeys());
      for (const known of keys ?? []) if (!isNeeded(String(known))) await this.remove(String(known));
      await run("readwrite", (pictures) => pictures.put(picture, key));
    },
    get: (key) =>
      run<Blob | undefined>("readonly", (pictures) => pictures.get(key) as IDBRequest<Blob | undefined>),
    remove: (key) => run<undefined>("readwrite", (pictures) => pictures.delete(key)),
  };
}

// Undefined where the browser forbids it, has no room, or fails. A page that ends before the commit has stored nothing.
async function run<Result>(
  mode: IDBTransactionMode,
  ask: (pictures: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    try {
      const transaction = database.transaction(PICTURES, mode);
      const request = ask(transaction.objectStore(PICTURES));
      return await new Promise((done, fail) => {
        transaction.oncomplete = () => done(request.result);
        transaction.onabort = () => fail(new Error("the database failed"));
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(PICTURE_DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(PICTURES);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(new Error("the database failed"));
  });
}
