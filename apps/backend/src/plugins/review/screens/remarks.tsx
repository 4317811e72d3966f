'use client';
import { Button, useLocale } from '@payloadcms/ui';
import { isLocaleCode, localeDefinition } from '@website/contracts/locales';
import { useEffect, useId, useState } from 'react';
import { useFieldLabel } from '../../../platform/admin/forms/use-field-label.ts';
import { useRevealField } from '../../../platform/admin/forms/use-reveal-field.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import type { ReviewComment } from '../read-review.ts';
import { fieldPathOf } from './field-path.ts';
import { anchorOf } from './use-current-remark.ts';
import { reviewWords } from './words.ts';

interface Props {
	remarks: readonly ReviewComment[];
	/** The comment that somebody looks at. */
	current: number | null;
	act: (what: string, body: object) => Promise<boolean>;
	isBusy: boolean;
	t: (text: Words) => string;
}

/** The field somebody was in last, as a path such as `sections.0.heading`. */
function useLastField(): string {
	const [path, setPath] = useState('');
	useEffect(() => {
		const note = (target: EventTarget | null) => {
			if (!(target instanceof Element) || target.closest('.review-panel')) return;
			const field = fieldPathOf(target);
			if (field !== null) setPath(field);
		};
		const noteFocus = ({ target }: FocusEvent) => note(target);
		// Somebody may have been writing before the comments were loaded.
		note(document.activeElement);
		document.addEventListener('focusin', noteFocus);
		return () => document.removeEventListener('focusin', noteFocus);
	}, []);
	return path;
}

/** What people say about the document and its fields, and a place to say more. */
export function Remarks({ remarks, current, act, isBusy, t }: Props) {
	const revealField = useRevealField();
	const { code } = useLocale();
	const id = useId();
	const path = useLastField();
	const [text, setText] = useState('');
	const labelOf = useFieldLabel();
	const [answered, setAnswered] = useState<number | null>(null);
	const write = async () => {
		const parent = remarks.find((one) => one.id === answered);
		const body = parent
			? { path: parent.path, language: parent.language, text, answers: parent.id }
			: { path, language: code, text };
		if (!(await act('comment', body))) return;
		// What was written meanwhile is another comment.
		setText((now) => (now === text ? '' : now));
		setAnswered((now) => (now === answered ? null : now));
	};
	const about = (where: string) => (where ? labelOf(where) : t(reviewWords.whole));
	return (
		<>
			<h4>{t(reviewWords.comments)}</h4>
			<ul className="review-remarks">
				{remarks.map((remark) => (
					<li
						aria-current={remark.id === current || undefined}
						className={remark.resolved ? 'review-resolved' : ''}
						id={anchorOf(remark.id)}
						key={remark.id}
						tabIndex={-1}
					>
						<button className="review-place" onClick={() => revealField(remark.path)} type="button">
							{about(remark.path)}
							{isLocaleCode(remark.language) ? ` · ${localeDefinition(remark.language).name}` : ''}
						</button>
						<p>
							<strong>{remark.by}</strong> {remark.text}
						</p>
						{remark.answers.map((one) => (
							<p key={one.id}>
								<strong>{one.by}</strong> {one.text}
							</p>
						))}
						<div className="review-actions">
							<button
								disabled={isBusy}
								onClick={() => act('resolve', { comment: remark.id, resolved: !remark.resolved })}
								type="button"
							>
								{t(remark.resolved ? reviewWords.reopen : reviewWords.resolve)}
							</button>
							<button
								onClick={() => setAnswered(answered === remark.id ? null : remark.id)}
								aria-pressed={answered === remark.id}
								type="button"
							>
								{t(reviewWords.answer)}
							</button>
						</div>
					</li>
				))}
			</ul>
			<label htmlFor={id}>
				{answered === null ? `${t(reviewWords.commentOn)}: ${about(path)}` : t(reviewWords.answer)}
			</label>
			<textarea
				className="own-input"
				id={id}
				onChange={(event) => setText(event.target.value)}
				rows={2}
				value={text}
			/>
			<p className="own-quiet">{t(reviewWords.hint)}</p>
			<Button
				buttonStyle="secondary"
				disabled={text.trim() === '' || isBusy}
				margin={false}
				onClick={write}
				size="small"
			>
				{t(reviewWords.comment)}
			</Button>
		</>
	);
}
