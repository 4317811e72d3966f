'use client';
import { readHexColor } from '@website/contracts/brand/color';
import { useId } from 'react';
import { ColorContrast } from '../../../model/fields/brand/color-contrast.tsx';
import type { Setup } from './use-setup.ts';

interface Props {
	name: 'accent' | 'secondary';
	t: Setup['t'];
	/** The input values of both colors, because the palette depends on both. */
	colors: Readonly<Record<'accent' | 'secondary', string>>;
	onChange: (value: string) => void;
}

/** A color input with a picker. Below it: how the site uses the color, and the contrast of text on it. */
export function ColorChoice({ name, t, colors, onChange }: Props) {
	const id = useId();
	const value = colors[name];
	const color = readHexColor(value);
	const problem = value === '' || color ? '' : t('noColor');
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
					ref={(input) => input?.setCustomValidity(problem)}
					value={value}
					placeholder="#rrggbb"
					onChange={({ target }) => onChange(target.value)}
					autoComplete="off"
					spellCheck={false}
					aria-invalid={problem !== ''}
					aria-describedby={`${id}-use`}
				/>
			</div>
			<p id={`${id}-use`} className={problem ? 'own-problem' : 'own-quiet'} aria-live="polite">
				{problem}
				{value === '' && t(name === 'accent' ? 'accentHint' : 'secondaryHint')}
				<ColorContrast name={name} colors={colors} />
			</p>
		</div>
	);
}
