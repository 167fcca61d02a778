import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { ChatFile, ChatMessage } from '@/api';
import { useDraft } from '@/lib/use-draft';
import { Composer, Hint } from '../../parts/Composer';
import { draftName } from '../model/draft';
import { namedIn, offeredFor, withName } from '../model/naming';
import type { People, Someone } from '../use-people';
import { AboutLine } from './AboutLine';
import { AttachButton } from './AttachButton';
import { ChosenFiles } from './ChosenFiles';
import { NamesOffered } from './NamesOffered';
import { useFiles } from './use-files';
import { useTypingTold } from './use-typing-told';

export interface Written {
  text: string;
  mentions: string[];
  files: ChatFile[];
}

interface ChatComposerProps {
  chatId: string;
  title: string;
  people: People;
  /** Who can be named here. */
  present: Someone[];
  replyTo: ChatMessage | undefined;
  editing: ChatMessage | undefined;
  onSend: (written: Written) => void;
  onCancel: () => void;
  onEditLast: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

export function ChatComposer(props: ChatComposerProps) {
  const { chatId, title, people, present, replyTo, editing, onSend, onCancel, onEditLast, field } = props;
  const [draft, setDraft, discardDraft] = useDraft(draftName(people.myId, chatId));
  // What is changed of a message that was sent does not touch what is being written.
  const [changed, setChanged] = useState('');
  const [choice, setChoice] = useState(0);
  const { files, arriving, bringAll, remove, clear } = useFiles(chatId, people.myId);
  const typing = useTypingTold(chatId);
  const text = editing ? changed : draft;

  useEffect(() => {
    if (editing) setChanged(editing.text);
    if (editing || replyTo) field.current?.focus();
  }, [editing, replyTo, field]);

  const write = (next: string) => {
    if (editing) setChanged(next);
    else setDraft(next);
    setChoice(0);
    if (next.trim() !== '') typing.tell();
  };
  const offered = offeredFor(text, present);
  const take = (person: Someone) => {
    write(withName(text, person));
    field.current?.focus();
  };
  const isReady = arriving.length === 0 && (text.trim() !== '' || (files.length > 0 && !editing));
  const send = () => {
    if (!isReady) return;
    onSend({ text: text.trim(), mentions: namedIn(text, present), files: editing ? [] : files });
    typing.isOver();
    if (editing) return;
    clear();
    setDraft('');
    discardDraft();
  };
  const deedOf = (event: KeyboardEvent): (() => void) | undefined => {
    const chosen = offered[choice];
    const move = (by: number) => () => setChoice((choice + by + offered.length) % offered.length);
    if (chosen && event.key === 'ArrowDown') return move(1);
    if (chosen && event.key === 'ArrowUp') return move(-1);
    if (chosen && (event.key === 'Enter' || event.key === 'Tab')) return () => take(chosen);
    if (event.key === 'Escape') return onCancel;
    return event.key === 'ArrowUp' && text === '' ? onEditLast : undefined;
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    bringAll(event.clipboardData.files);
  };
  return (
    <Composer
      above={
        <>
          <NamesOffered offered={offered} choice={choice} onTake={take} />
          <AboutLine replyTo={replyTo} editing={editing} people={people} onCancel={onCancel} />
          <ChosenFiles files={files} arriving={arriving} onRemove={remove} />
        </>
      }
      field={{
        ref: field,
        'aria-label': `Message to ${title}`,
        placeholder: `Write to ${title}`,
        maxLength: 4000,
        dir: 'auto',
        value: text,
        'aria-controls': offered.length > 0 ? 'names-offered' : undefined,
        'aria-activedescendant': offered.length > 0 ? `name-${choice}` : undefined,
        'aria-autocomplete': 'list',
        onChange: (event) => write(event.currentTarget.value),
        onPaste,
      }}
      tools={<AttachButton isDisabled={Boolean(editing)} onFiles={bringAll} />}
      hint={
        <Hint isOfKeys>
          {editing ? 'Enter saves, Escape leaves it as it was' : 'Enter sends, Shift Enter begins a new line'}
        </Hint>
      }
      sendLabel={editing ? 'Save' : 'Send'}
      isReady={isReady}
      onSend={send}
      deedOf={deedOf}
    />
  );
}
