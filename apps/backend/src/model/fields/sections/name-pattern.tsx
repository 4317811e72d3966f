'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { SmallDialog } from '../../../admin/dialogs/small-dialog.tsx';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { patternWords } from './pattern-words.ts';

interface Props {
	/** Saves the pattern. Returns an error message, or `null`. */
	save: (name: string) => Promise<string | null>;
	onClose: () => void;
}

/** A dialog for the name of a pattern. It stays open if saving is refused. */
export function NamePattern({ save, onClose }: Props) {
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const [name, setName] = useState('');
	const [refusal, setRefusal] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const isEmpty = name.trim() === '';
	const send = async () => {
		if (isEmpty || isBusy) return;
		setIsBusy(true);
		const message = await save(name.trim());
		setIsBusy(false);
		setRefusal(message);
		if (message === null) dialog.current?.close();
	};
	return (
		<SmallDialog dialog={dialog} onClose={onClose} title={t(patternWords.save)}>
			<label htmlFor={id}>{t(patternWords.name)}</label>
			<input
				aria-describedby={`${id}-hint`}
				aria-invalid={refusal !== null}
				className="own-input"
				id={id}
				onChange={({ target }) => setName(target.value)}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					void send();
				}}
				value={name}
			/>
			<p id={`${id}-hint`}>{t(patternWords.nameHint)}</p>
			{refusal === null ? null : (
				<p className="pattern-refusal" role="alert">
					{refusal}
				</p>
			)}
			<div className="pattern-actions">
				<Button disabled={isEmpty || isBusy} margin={false} onClick={send} size="medium">
					{t(patternWords.keep)}
				</Button>
				<Button
					buttonStyle="secondary"
					margin={false}
					onClick={() => dialog.current?.close()}
					size="medium"
				>
					{t(patternWords.cancel)}
				</Button>
			</div>
		</SmallDialog>
	);
}
