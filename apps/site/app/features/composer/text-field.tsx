import { escapeHtml } from '@website/contracts/escape-html';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { maxTextLength } from '../pricing/estimator/choices';

interface TextFieldProps {
	id: string;
	label: string;
	/** The text that the server rendered. */
	initial: string;
	/** The current text. */
	text: string;
	onText: (text: string) => void;
}

/**
 * A text area with an initial text. It is rendered as raw HTML, because React resets a text area to its initial text on hydration and
 * would discard a text that the visitor has already typed.
 */
export function TextField({ id, label, initial, text, onText }: TextFieldProps) {
	const container = useRef<HTMLDivElement>(null);
	const fieldText = useRef(initial);
	const [html] = useState(
		() =>
			`<textarea id="${escapeHtml(id)}" rows="5" maxlength="${maxTextLength}" class="block w-full resize-y bg-surface p-4 shadow-[inset_0_0_0_2px_var(--line-strong)]">${escapeHtml(initial)}</textarea>`,
	);
	const readField = useEffectEvent((field: HTMLTextAreaElement) => {
		fieldText.current = field.value;
		onText(field.value);
	});
	useLayoutEffect(() => {
		const field = container.current?.querySelector('textarea');
		if (!field) return;
		if (field.value !== fieldText.current) readField(field);
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
				ref={container}
				onInput={({ target }) => {
					if (target instanceof HTMLTextAreaElement) readField(target);
				}}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a constant and its values are escaped
				dangerouslySetInnerHTML={{ __html: html }}
			/>
		</div>
	);
}
