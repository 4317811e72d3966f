'use client';
import { Link } from '@payloadcms/ui';
import { type MouseEvent, useId, useRef, useState } from 'react';
import '../../admin/choices.css';
import { PageDialog } from '../../admin/dialogs/page-dialog.tsx';
import { searchWords, useChoices } from '../../admin/use-choices.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import './palette.css';
import { paletteWords } from './palette-words.ts';
import { type Entry, useEntries } from './use-entries.ts';

/** A dialog with a search field for documents, screens and actions. */
export function Palette({ onClose }: { onClose: () => void }) {
	const t = useTranslator();
	const dialog = useRef<HTMLDialogElement>(null);
	const status = useId();
	const [text, setText] = useState('');
	const { entries, isFailed, isLoading } = useEntries(text);
	const choose = ({ key, to }: Entry) => {
		// Clicks a link, so that a form with unsaved changes asks for confirmation.
		if (typeof to === 'string') document.getElementById(`${status}-${key}`)?.click();
		else void to();
		dialog.current?.close();
	};
	const { inputId, fieldProps, getItemProps, getLabelProps, getMenuProps } = useChoices<Entry>({
		choices: entries,
		text,
		onType: setText,
		onChoose: choose,
		isAlwaysOpen: true,
	});
	return (
		<PageDialog dialog={dialog} onClose={onClose} title={t(paletteWords.open)}>
			<div className="palette">
				<label {...getLabelProps()} htmlFor={inputId}>
					{t(paletteWords.label)}
				</label>
				<input {...fieldProps(true)} aria-describedby={status} />
				<div className="choices palette-list" {...getMenuProps()}>
					{entries.map((entry, index) => (
						<div className="choice" key={entry.key} {...getItemProps({ item: entry, index })}>
							{typeof entry.to === 'string' ? (
								<Link
									className="choice__title"
									href={entry.to}
									id={`${status}-${entry.key}`}
									onClick={(event: MouseEvent) => event.stopPropagation()}
									prefetch={false}
									tabIndex={-1}
								>
									{entry.title}
								</Link>
							) : (
								<span className="choice__title">{entry.title}</span>
							)}
							<span className="choice__about">{entry.about}</span>
						</div>
					))}
				</div>
				<p aria-live="polite" className="own-quiet" id={status}>
					{isFailed ? t(searchWords.failed) : null}
					{entries.length === 0 && !isLoading && !isFailed ? t(searchWords.none) : null}
				</p>
			</div>
		</PageDialog>
	);
}
