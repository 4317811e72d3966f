import { escapeHtml } from '@website/contracts/escape-html';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { maxTextLength } from '../pricing/estimator/choices';

interface TextFieldProps {
	id: string;
	label: string;
	/** What the server wrote into the field. */
	initial: string;
	/** What is to stand in it now. */
	text: string;
	onText: (text: string) => void;
}

/**
 * A field that begins with a text. It is written as HTML, since React puts a text area's first text back over what was typed
 * before it started: the field is the server's, and what stands in it the visitor's.
 */
export function TextField({ id, label, initial, text, onText }: TextFieldProps) {
	const place = useRef<HTMLDivElement>(null);
	const fieldText = useRef(initial);
	const [html] = useState(
		() =>
			`<textarea id="${escapeHtml(id)}" rows="5" maxlength="${maxTextLength}" class="block w-full resize-y bg-surface p-4 shadow-[inset_0_0_0_2px_var(--line-strong)]">${escapeHtml(initial)}</textarea>`,
	);
	const take = useEffectEvent((field: HTMLTextAreaElement) => {
		fieldText.current = field.value;
		onText(field.value);
	});
	useLayoutEffect(() => {
		const field = place.current?.querySelector('textarea');
		if (!field) return;
		if (field.value !== fieldText.current) take(field);
		else if (text !== fieldText.current) {
			field.value = text;
			fieldText.current = text;
		}
	}, [text]);
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
				{label}
			</label>
			<div
				ref={place}
				onInput={({ target }) => {
					if (target instanceof HTMLTextAreaElement) take(target);
				}}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: of our own making, its text escaped
				dangerouslySetInnerHTML={{ __html: html }}
			/>
		</div>
	);
}
