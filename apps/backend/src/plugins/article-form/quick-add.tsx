'use client';
import { useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { translatorIn } from '../../platform/i18n/translator-in.ts';
import { words } from '../../platform/i18n/words.ts';

const elements = [
	['content', words('Text', 'Tekst', 'Text')],
	['heading', words('Heading', 'Overskrift', 'Überschrift')],
	['media', words('Image', 'Billede', 'Bild')],
	['quote', words('Quote', 'Citat', 'Zitat')],
] as const;

const legend = words('Write on with', 'Skriv videre med', 'Weiterschreiben mit');
const begin = words('Begin with', 'Begynd med', 'Beginnen mit');

const input = '[contenteditable=true], textarea, input:not([type=hidden]), button.btn';

/** Puts the focus into what a new row is written in, once Payload has drawn it; until the caller gives up. */
function focusWhenDrawn(rowId: string): () => void {
	let frame = 0;
	const look = () => {
		const content = document.querySelector(`#${rowId} .collapsible__content .field-type`);
		const target = content?.querySelector<HTMLElement>(input);
		if (target) target.focus();
		else frame = requestAnimationFrame(look);
	};
	look();
	return () => cancelAnimationFrame(frame);
}

/** Below an article's text: what it most often goes on with, a button each. Everything else is in Payload's list of elements above it. */
export function QuickAdd({ list }: { list: string }) {
	const { addFieldRow, disabled } = useForm();
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const count = useFormFields(([fields]) => fields[list]?.rows?.length ?? 0);
	const stop = useRef<() => void>(undefined);
	useEffect(() => () => stop.current?.(), []);
	if (disabled) return null;
	return (
		<fieldset className="article-add">
			<legend>{t(count === 0 ? begin : legend)}</legend>
			{elements.map(([blockType, label]) => (
				<button
					key={blockType}
					onClick={() => {
						addFieldRow({ path: list, schemaPath: list, blockType, rowIndex: count });
						stop.current?.();
						stop.current = focusWhenDrawn(`${list}-row-${count}`);
					}}
					type="button"
				>
					<span aria-hidden="true">+</span> {t(label)}
				</button>
			))}
		</fieldset>
	);
}
