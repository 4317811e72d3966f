'use client';
import { TextInput, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { readHexColor } from '@website/contracts/brand/color';
import type { TextFieldClientComponent } from 'payload';
import type { ChangeEvent } from 'react';
import { translatorIn } from '../../../../platform/i18n/translator-in.ts';
import { words } from '../../../../platform/i18n/words.ts';
import { ColorContrast } from './color-contrast.tsx';
import './color-input.css';

const pickColor = words('Choose a color', 'Vælg en farve', 'Farbe wählen');

/** Names of the fields that a palette is derived from. */
const sources = ['accent', 'secondary', 'neutral'] as const;

/** A color with a picker beside its text; below it how the palette uses the color, and the contrast that gives, while it is chosen. */
export const ColorInput: TextFieldClientComponent = ({ field, path, readOnly }) => {
	const t = translatorIn(useTranslation().i18n.language);
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
						aria-label={t(pickColor)}
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
	// Text, so that an unchanged selection renders nothing anew.
	const colors = useFormFields(([fields]) =>
		sources.map((source) => String(fields[source]?.value ?? '')).join(' '),
	);
	const [accent, secondary, neutral] = colors.split(' ');
	return (
		<p className="brand-contrast" aria-live="polite">
			<ColorContrast name={name} colors={{ accent, secondary, neutral }} />
		</p>
	);
}
