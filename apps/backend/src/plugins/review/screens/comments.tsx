'use client';
import { Button, useLocale } from '@payloadcms/ui';
import { isLocaleCode, localeDefinition } from '@website/contracts/locales';
import { useEffect, useId, useState } from 'react';
import { useFieldLabel } from '../../../platform/admin/forms/use-field-label.ts';
import { useRevealField } from '../../../platform/admin/forms/use-reveal-field.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import type { ReviewComment } from '../read-review.ts';
import { fieldPathOf } from './field-path.ts';
import { anchorOf } from './use-current-comment.ts';
import { reviewWords } from './words.ts';

interface Props {
	comments: readonly ReviewComment[];
	/** The ID of the highlighted comment. */
	current: number | null;
	act: (action: string, body: object) => Promise<boolean>;
	isBusy: boolean;
	t: (text: Words) => string;
}

/** The path of the field that had the focus last, such as `sections.0.heading`; empty before the first. */
function useLastField(): string {
	const [path, setPath] = useState('');
	useEffect(() => {
		const remember = (target: EventTarget | null) => {
			if (!(target instanceof Element) || target.closest('.review-panel')) return;
			const field = fieldPathOf(target);
			if (field !== null) setPath(field);
		};
		const onFocusIn = ({ target }: FocusEvent) => remember(target);
		// A field may have had the focus before the comments were loaded.
		remember(document.activeElement);
		document.addEventListener('focusin', onFocusIn);
		return () => document.removeEventListener('focusin', onFocusIn);
	}, []);
	return path;
}

/** The comments on the document and its fields, with a form for a new comment or a reply. */
export function Comments({ comments, current, act, isBusy, t }: Props) {
	const revealField = useRevealField();
	const { code } = useLocale();
	const id = useId();
	const path = useLastField();
	const [text, setText] = useState('');
	const labelOf = useFieldLabel();
	const [parentId, setParentId] = useState<number | null>(null);
	const send = async () => {
		const parent = comments.find((comment) => comment.id === parentId);
		const body = parent
			? { path: parent.path, language: parent.language, text, answers: parent.id }
			: { path, language: code, text };
		if (!(await act('comment', body))) return;
		// Keep text that was typed while the comment was sent.
		setText((now) => (now === text ? '' : now));
		setParentId((now) => (now === parentId ? null : now));
	};
	const about = (where: string) => (where ? labelOf(where) : t(reviewWords.whole));
	return (
		<>
			<h4>{t(reviewWords.comments)}</h4>
			<ul className="review-remarks">
				{comments.map((comment) => (
					<li
						aria-current={comment.id === current || undefined}
						className={comment.resolved ? 'review-resolved' : ''}
						id={anchorOf(comment.id)}
						key={comment.id}
						tabIndex={-1}
					>
						<button
							className="review-place"
							onClick={() => revealField(comment.path)}
							type="button"
						>
							{about(comment.path)}
							{isLocaleCode(comment.language)
								? ` · ${localeDefinition(comment.language).name}`
								: ''}
						</button>
						<p>
							<strong>{comment.by}</strong> {comment.text}
						</p>
						{comment.answers.map((reply) => (
							<p key={reply.id}>
								<strong>{reply.by}</strong> {reply.text}
							</p>
						))}
						<div className="review-actions">
							<button
								disabled={isBusy}
								onClick={() => act('resolve', { comment: comment.id, resolved: !comment.resolved })}
								type="button"
							>
								{t(comment.resolved ? reviewWords.reopen : reviewWords.resolve)}
							</button>
							<button
								onClick={() => setParentId(parentId === comment.id ? null : comment.id)}
								aria-pressed={parentId === comment.id}
								type="button"
							>
								{t(reviewWords.answer)}
							</button>
						</div>
					</li>
				))}
			</ul>
			<label htmlFor={id}>
				{parentId === null ? `${t(reviewWords.commentOn)}: ${about(path)}` : t(reviewWords.answer)}
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
				onClick={send}
				size="small"
			>
				{t(reviewWords.comment)}
			</Button>
		</>
	);
}
