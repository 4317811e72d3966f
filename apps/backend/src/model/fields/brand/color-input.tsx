'use client';
import { TextInput, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import { readHexColor } from '@website/contracts/brand/color';
import type { TextFieldClientComponent } from 'payload';
import type { ChangeEvent } from 'react';
import { translatorIn, words } from '../../../platform/i18n/words.ts';
import { ColorContrast } from './color-contrast.tsx';
import './brand.css';

const pickColor = words('Choose a color', 'Vælg en farve', 'Farbe wählen');

/** The fields that a palette is derived from. */
const sources = ['accent', 'secondary', 'neutral'] as const;

/** A text input with a color picker. Below it, how the palette uses the color and the resulting contrast, updated on each change. */
export const ColorInput: TextFieldClientComponent = ({ field, path, readOnly }) => {
	const t = translatorIn(useTranslation().i18n.language);
	const { value, setValue, showError, disabled } = useField<string | null>({ path });
	const color = readHexColor(value);
	const isDisabled = Boolean(readOnly) || disabled;
	return (
		<div className="brand-color">
			<TextInput
				label={field.label}
				description={field.admin?.description}
				path={path}
				readOnly={isDisabled}
				showError={showError}
				placeholder="#rrggbb"
				onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
				value={value ?? ''}
				AfterInput={
					<input
						type="color"
						aria-label={t(pickColor)}
						className="brand-color-picker"
						disabled={isDisabled}
						value={color ?? '#808080'}
						onChange={(event) => setValue(event.target.value)}
					/>
				}
			/>
			{color && field.name !== 'neutral' && (
				<Contrast name={field.name === 'accent' ? 'accent' : 'secondary'} />
			)}
		</div>
	);
};

function Contrast({ name }: { name: 'accent' | 'secondary' }) {
	// A string, so that unchanged values cause no render.
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
