'use client';
import { TextInput, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { readHexColor } from '@website/contracts/brand/color';
import { colorUse } from '@website/contracts/brand/contrast-report';
import { derivePalette } from '@website/contracts/brand/palette';
import type { TextFieldClientComponent } from 'payload';
import { type ChangeEvent, useId } from 'react';
import { type Words, words } from '../../../../platform/i18n/words.ts';
import './color-input.css';

const texts = {
	pick: words('Choose a color', 'Vælg en farve', 'Farbe wählen'),
	sample: words('Text', 'Tekst', 'Text'),
	link: words('Link', 'Link', 'Link'),
	asChosen: words('used as chosen', 'bruges som valgt', 'wird wie gewählt verwendet'),
	shade: words(
		'too little contrast as chosen, so this shade is used',
		'for lav kontrast som valgt, så denne nuance bruges',
		'zu wenig Kontrast wie gewählt, daher dieser Ton',
	),
};

/** Names of the fields that a palette is derived from. */
const sources = ['accent', 'secondary', 'neutral'] as const;

function useWords() {
	const { i18n } = useTranslation();
	return (text: Words) => text[i18n.language] ?? text.en;
}

/** A color with a picker beside its text; below it how the palette uses the color, and the contrast that gives, while it is chosen. */
export const ColorInput: TextFieldClientComponent = ({ field, path, readOnly }) => {
	const inWords = useWords();
	const { value, setValue, showError, disabled } = useField<string | null>({ path });
	const chosen = readHexColor(value);
	const isFixed = Boolean(readOnly) || disabled;
	return (
		<div className="brand-color">
			<TextInput
				label={field.label}
				description={field.admin?.description}
				path={path}
				readOnly={isFixed}
				showError={showError}
				placeholder="#rrggbb"
				onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
				value={value ?? ''}
				AfterInput={
					<input
						type="color"
						aria-label={inWords(texts.pick)}
						className="brand-color-picker"
						disabled={isFixed}
						value={chosen ?? '#808080'}
						onChange={(event) => setValue(event.target.value)}
					/>
				}
			/>
			{chosen && field.name !== 'neutral' && (
				<Contrast name={field.name === 'accent' ? 'accent' : 'secondary'} />
			)}
		</div>
	);
};

function Contrast({ name }: { name: 'accent' | 'secondary' }) {
	const id = useId();
	const inWords = useWords();
	const chosen = useFormFields(([fields]) =>
		sources.map((source) => String(fields[source]?.value ?? '')).join(' '),
	);
	const [accent, secondary, neutral] = chosen.split(' ').map(readHexColor);
	const own = name === 'accent' ? accent : secondary;
	if (!accent || !own) return null;
	const palette = derivePalette({ accent, secondary, neutral });
	const { field, on, ratio, isAsChosen } = colorUse(palette, name, own);
	return (
		<p className="brand-contrast" id={id} aria-live="polite">
			<span style={{ background: field, color: on }}>
				{inWords(texts.sample)} {ratio.toFixed(1)}:1
			</span>
			{name === 'accent' &&
				(['light', 'dark'] as const).map((scheme) => {
					const { canvas, link } = {
						canvas: palette[`${scheme}.light.canvas`],
						link: palette[`${scheme}.light.link`],
					};
					return (
						<span key={scheme} style={{ background: canvas, color: link }}>
							{inWords(texts.link)} {link}
						</span>
					);
				})}
			<em>
				AA: {inWords(isAsChosen ? texts.asChosen : texts.shade)} ({field})
			</em>
		</p>
	);
}
