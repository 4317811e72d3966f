'use client';
import { Button, useForm, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useFieldLabel } from '../../../platform/admin/forms/use-field-label.ts';
import '../../../platform/admin/saving/form-notice.css';
import { isSameValue } from '../../../documents/same-value.ts';
import { SmallDialog } from '../../../platform/admin/dialogs/small-dialog.tsx';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { changedTexts } from '../saving/changed-texts.ts';
import './conflicts.css';
import { pathInForm, withValue } from './conflict-path.ts';
import { formValues } from './form-values.ts';
import type { Conflict } from './merge-documents.ts';
import { mergeWords } from './merge-words.ts';
import { useChangeForm } from './use-change-form.ts';
import type { Conflicts } from './use-conflicts.ts';

/**
 * Lets the editor choose between two versions of a field that was changed in two places. The form shows the stored one; the typed one is
 * kept here until the editor has chosen, also if the choice is postponed or the page is reloaded.
 */
export function ConflictNotice({ conflicts, resolve }: Pick<Conflicts, 'conflicts' | 'resolve'>) {
	const { i18n } = useTranslation();
	const [isOpen, setOpen] = useState(true);
	const t = translatorIn(i18n.language);
	const count = conflicts.length;
	// Open the dialog again for a new conflict.
	useEffect(() => setOpen(count > 0), [count]);
	if (isOpen)
		return (
			<ConflictDialog conflicts={conflicts} onClose={() => setOpen(false)} resolve={resolve} />
		);
	return (
		<div className="form-notice form-notice--alarming" role="alert">
			<span>{t(mergeWords.waiting, { count })}</span>
			<Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)} size="small">
				{t(mergeWords.decide)}
			</Button>
		</div>
	);
}

interface DialogProps extends Pick<Conflicts, 'conflicts' | 'resolve'> {
	onClose: () => void;
}

function ConflictDialog({ conflicts, resolve, onClose }: DialogProps) {
	const { i18n } = useTranslation();
	const dialog = useRef<HTMLDialogElement>(null);
	const t = translatorIn(i18n.language);
	return (
		<SmallDialog dialog={dialog} onClose={onClose} title={t(mergeWords.title)}>
			<p>{t(mergeWords.explanation)}</p>
			{conflicts.map((conflict) => (
				<Choice
					conflict={conflict}
					key={`${conflict.path} ${JSON.stringify(conflict.mine)}`}
					onResolve={() => resolve(conflict)}
				/>
			))}
			<Button buttonStyle="secondary" onClick={() => dialog.current?.close()} size="small">
				{t(mergeWords.later)}
			</Button>
		</SmallDialog>
	);
}

interface ChoiceProps {
	conflict: Conflict;
	onResolve: () => void;
}

function Choice({ conflict: { path: conflictPath, mine, theirs }, onResolve }: ChoiceProps) {
	const { i18n } = useTranslation();
	const { getFields, setModified } = useForm();
	const labelOf = useFieldLabel();
	const changeForm = useChangeForm();
	const t = translatorIn(i18n.language);
	const path = pathInForm(formValues(getFields()), conflictPath);
	const textOf = (value: unknown) =>
		isSameValue(value, null)
			? t(mergeWords.empty)
			: changedTexts(value, undefined).join('\n') || String(value);
	const keepMine = async () => {
		const isChanged = await changeForm((now) => {
			const current = pathInForm(now, conflictPath);
			return current === null ? null : withValue(now, current, mine);
		});
		if (!isChanged) return;
		setModified(true);
		onResolve();
	};
	return (
		<section aria-label={labelOf(path ?? conflictPath)} className="conflict">
			<h3>{labelOf(path ?? conflictPath)}</h3>
			<div className="conflict__sides">
				<div>
					<h4>{t(mergeWords.mine)}</h4>
					<p className="conflict__text">{textOf(mine)}</p>
					{path === null ? null : (
						<Button margin={false} onClick={() => void keepMine()} size="small">
							{t(mergeWords.keepMine)}
						</Button>
					)}
				</div>
				<div>
					<h4>{t(mergeWords.theirs)}</h4>
					<p className="conflict__text">{textOf(theirs)}</p>
					<Button buttonStyle="secondary" margin={false} onClick={onResolve} size="small">
						{t(mergeWords.takeTheirs)}
					</Button>
				</div>
			</div>
			{path === null ? <p>{t(mergeWords.gone)}</p> : null}
		</section>
	);
}
