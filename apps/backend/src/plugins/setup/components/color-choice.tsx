'use client';
import { readHexColor } from '@website/contracts/brand/color';
import { useId } from 'react';
import { ColorContrast } from '../../../model/fields/brand/screens/color-contrast.tsx';
import type { setupText } from '../text.ts';

interface Props {
	name: 'accent' | 'secondary';
	t: ReturnType<typeof setupText>;
	/** What has been typed, for both colors: the palette follows from the two. */
	colors: Readonly<Record<'accent' | 'secondary', string>>;
	onChange: (value: string) => void;
}

/** A color with a picker; while it is chosen, how the site uses it and the contrast of text on it. */
export function ColorChoice({ name, t, colors, onChange }: Props) {
	const id = useId();
	const value = colors[name];
	const chosen = readHexColor(value);
	const isWrong = value !== '' && !chosen;
	return (
		<div className="setup-field">
			<label htmlFor={id}>{t(name)}</label>
			<div className="setup-color">
				<input
					type="color"
					aria-label={t('pickColor', { color: t(name) })}
					value={chosen ?? '#808080'}
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
					aria-invalid={isWrong}
					aria-describedby={`${id}-use`}
				/>
			</div>
			<p id={`${id}-use`} className={isWrong ? 'own-problem' : 'own-quiet'} aria-live="polite">
				{isWrong && t('noColor')}
				{value === '' && t(name === 'accent' ? 'accentHint' : 'secondaryHint')}
				<ColorContrast name={name} colors={colors} />
			</p>
		</div>
	);
}
