import { maxWidth, minWidth, widths } from './view-settings.ts';

interface WidthControlsProps {
	width: number;
	onChange(width: number): void;
}

/** Controls for the width: presets, or any value within the limits. */
export function WidthControls({ width, onChange }: WidthControlsProps) {
	return (
		<div className="widths">
			{widths.map((one) => (
				<button key={one} type="button" aria-pressed={one === width} onClick={() => onChange(one)}>
					{one}
				</button>
			))}
			<label>
				<span className="visually-hidden">Width in pixels</span>
				<input
					type="range"
					min={minWidth}
					max={maxWidth}
					step={2}
					value={width}
					onChange={(event) => onChange(event.target.valueAsNumber)}
				/>
				<output>{width} px</output>
			</label>
		</div>
	);
}
