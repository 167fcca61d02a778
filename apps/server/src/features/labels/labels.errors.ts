import { defineError } from '../../platform/errors.ts';

export const LabelNotFound = defineError('label/not-found', 404, 'That label does not exist.');
export const LabelAlreadyExists = defineError('label/already-exists', 409, 'There is a label of that name.');
export const TooManyLabels = defineError('label/too-many', 409, 'A workspace has at most 200 labels.');
