import { defineError } from '../../platform/errors.ts';

export const ChatNotFound = defineError('chat/not-found', 404, 'That chat does not exist.');
export const MessageNotFound = defineError('chat/message-not-found', 404, 'That message does not exist.');
export const ChatFileNotFound = defineError('chat/file-not-found', 404, 'That file does not exist.');
export const NotInWorkspace = defineError(
  'chat/not-in-workspace',
  404,
  'One of these people is not in this workspace.',
);
export const NotAGroup = defineError(
  'chat/not-a-group',
  409,
  'Only a group has a name and people to choose.',
);
export const TooManyGroups = defineError(
  'chat/too-many-groups',
  409,
  'There are 1,000 groups in this workspace. Leave one that nobody needs.',
);
export const ChatFull = defineError('chat/full', 409, 'That group is full.');
export const NobodyThere = defineError('chat/nobody-there', 409, 'They are no longer in this workspace.');
export const MessageIdTaken = defineError(
  'chat/message-id-taken',
  409,
  'That id belongs to another message.',
);
export const MessageDeleted = defineError('chat/message-deleted', 409, 'That message was deleted.');
export const NotYourMessage = defineError(
  'chat/not-your-message',
  403,
  'Only its author can change a message.',
);
export const FileTypeRefused = defineError('chat/file-type', 415, 'Files of that type cannot be sent.');
export const FileTooLarge = defineError('chat/file-too-large', 413, 'That file is too large.');
export const NoRoom = defineError('chat/no-room', 413, 'This workspace is full.');
export const NoFile = defineError('chat/no-file', 400, 'There is no file in that request.');
