'use client';
import { type HexColor, readHexColor } from '@website/contracts/brand/color';
import { colorUse } from '@website/contracts/brand/contrast-report';
import { derivePalette } from '@website/contracts/brand/palette';
import { useId } from 'react';
import type { setupText } from '../text.ts';

interface Props {
	name: 'accent' | 'secondary';
	say: ReturnType<typeof setupText>;
	/** What has been typed, for both colors: the palette follows from the two. */
	colors: Readonly<Record<'accent' | 'secondary', string>>;
	onChange: (value: string) => void;
}

/** A color with a picker; while it is chosen, how the site uses it and the contrast of text on it. */
export function ColorChoice({ name, say, colors, onChange }: Props) {
	const id = useId();
	const value = colors[name];
	const chosen = readHexColor(value);
	const isWrong = value !== '' && !chosen;
	return (
		<div className="setup-field">
			<label htmlFor={id}>{say(name)}</label>
			<div className="setup-color">
				<input
					type="color"
					aria-label={say('pickColor', { color: say(name) })}
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
				{isWrong && say('noColor')}
				{value === '' && say(name === 'accent' ? 'accentHint' : 'secondaryHint')}
				{chosen && <Use name={name} say={say} chosen={chosen} colors={colors} />}
			</p>
		</div>
	);
}

function Use({ name, say, chosen, colors }: Omit<Props, 'onChange'> & { chosen: HexColor }) {
	const accent = readHexColor(colors.accent) ?? chosen;
	const palette = derivePalette({ accent, secondary: readHexColor(colors.secondary) });
	const { field, on, ratio, isAsChosen } = colorUse(palette, name, chosen);
	return (
		<>
			<span className="setup-sample" style={{ background: field, color: on }}>
				{say('sampleText')} {ratio.toFixed(1)}:1
			</span>{' '}
			{say(isAsChosen ? 'colorAsChosen' : 'colorShade', { color: field })}
		</>
	);
}
