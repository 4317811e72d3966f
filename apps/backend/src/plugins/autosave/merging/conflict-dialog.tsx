'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { useRef } from 'react';
import { SmallDialog } from '../../../admin/dialogs/small-dialog.tsx';
import { useFieldLabel } from '../../../admin/forms/use-field-label.ts';
import { isSameValue } from '../../../documents/same-value.ts';
import { translatorIn } from '../../../platform/i18n/words.ts';
import { changedTexts } from '../saving/changed-texts.ts';
import './conflicts.css';
import { mergeWords } from './merge-words.ts';
import type { RefusedText } from './use-refused-text.ts';

interface Props {
	conflicts: RefusedText['conflicts'];
	onChoose: (side: 'mine' | 'theirs') => void;
	onClose: () => void;
}

/** Shows the fields that were changed in two places, and lets the editor choose between the two texts. */
export function ConflictDialog({ conflicts, onChoose, onClose }: Props) {
	const { i18n } = useTranslation();
	const labelOf = useFieldLabel();
	const dialog = useRef<HTMLDialogElement>(null);
	const t = translatorIn(i18n.language);
	const textOf = (value: unknown) =>
		isSameValue(value, null)
			? t(mergeWords.empty)
			: changedTexts(value, undefined).join('\n') || String(value);
	return (
		<SmallDialog dialog={dialog} onClose={onClose} title={t(mergeWords.title)}>
			<p>{t(mergeWords.explanation)}</p>
			{conflicts.map(({ path, mine, theirs }) => (
				<section aria-label={labelOf(path)} className="conflict" key={path}>
					<h3>{labelOf(path)}</h3>
					<div className="conflict__sides">
						<div>
							<h4>{t(mergeWords.mine)}</h4>
							<p className="conflict__text">{textOf(mine)}</p>
						</div>
						<div>
							<h4>{t(mergeWords.theirs)}</h4>
							<p className="conflict__text">{textOf(theirs)}</p>
						</div>
					</div>
				</section>
			))}
			<Button margin={false} onClick={() => onChoose('mine')} size="small">
				{t(mergeWords.keepMine)}
			</Button>{' '}
			<Button
				buttonStyle="secondary"
				margin={false}
				onClick={() => onChoose('theirs')}
				size="small"
			>
				{t(mergeWords.takeTheirs)}
			</Button>{' '}
			<Button
				buttonStyle="secondary"
				margin={false}
				onClick={() => dialog.current?.close()}
				size="small"
			>
				{t(mergeWords.later)}
			</Button>
		</SmallDialog>
	);
}
