'use client';
import { readHexColor } from '@website/contracts/brand/color';
import { useId } from 'react';
import { ColorContrast } from '../../../model/fields/brand/color-contrast.tsx';
import type { setupText } from '../text.ts';

interface Props {
	name: 'accent' | 'secondary';
	t: ReturnType<typeof setupText>;
	/** The input values of both colors, because the palette depends on both. */
	colors: Readonly<Record<'accent' | 'secondary', string>>;
	onChange: (value: string) => void;
}

/** A color input with a picker. Below it: how the site uses the color, and the contrast of text on it. */
export function ColorChoice({ name, t, colors, onChange }: Props) {
	const id = useId();
	const value = colors[name];
	const color = readHexColor(value);
	const isInvalid = value !== '' && !color;
	return (
		<div className="setup-field">
			<label htmlFor={id}>{t(name)}</label>
			<div className="setup-color">
				<input
					type="color"
					aria-label={t('pickColor', { color: t(name) })}
					value={color ?? '#808080'}
					onChange={({ target }) => onChange(target.value)}
				/>
				<input
					className="own-input"
					id={id}
					name={name}
					value={value}
					placeholder="#rrggbb"
					onChange={({ target }) => onChange(target.value)}
					autoComplete="off"
					spellCheck={false}
					aria-invalid={isInvalid}
					aria-describedby={`${id}-use`}
				/>
			</div>
			<p id={`${id}-use`} className={isInvalid ? 'own-problem' : 'own-quiet'} aria-live="polite">
				{isInvalid && t('noColor')}
				{value === '' && t(name === 'accent' ? 'accentHint' : 'secondaryHint')}
				<ColorContrast name={name} colors={colors} />
			</p>
		</div>
	);
}
