import { createContext, use } from 'react';

export interface AddSyllabi {
  /** Viewers of a workspace only look. */
  canAdd: boolean;
  /** Opens the file dialog; the files go to the course, or say themselves where they belong. */
  choose: (courseId?: string) => void;
  /** Opens it for one file: a new version of a document. */
  chooseVersion: (documentId: string) => void;
  /** Opens the dialog for words that are no file. */
  paste: (courseId?: string) => void;
  /** Opens the dialog for what lies on the web. */
  fetchAddress: (courseId?: string) => void;
}

/** Files can be added from any page: the frame holds the drop zone and hands this on. */
export const AddSyllabiContext = createContext<AddSyllabi>({
  canAdd: false,
  choose: () => undefined,
  chooseVersion: () => undefined,
  paste: () => undefined,
  fetchAddress: () => undefined,
});

export const useAddSyllabi = (): AddSyllabi => use(AddSyllabiContext);
