import { locales } from '@website/contracts/locales';
import { schemes, useViewSettings } from './view-settings.ts';

const schemeNames = { light: 'Light', dark: 'Dark', both: 'Both' };

/** Controls for language and color scheme. */
export function ViewControls() {
	const [{ lang, scheme }, change] = useViewSettings();
	return (
		<div className="controls">
			<Choice
				label="Language"
				options={locales.map(({ code, name }) => ({ value: code, text: code.toUpperCase(), name }))}
				value={lang}
				onChange={(code) => change({ lang: code })}
			/>
			<Choice
				label="Scheme"
				options={schemes.map((value) => ({
					value,
					text: schemeNames[value],
					name: schemeNames[value],
				}))}
				value={scheme}
				onChange={(value) => change({ scheme: value })}
			/>
		</div>
	);
}

interface ChoiceProps<Value extends string> {
	label: string;
	options: { value: Value; text: string; name: string }[];
	value: Value;
	onChange(value: Value): void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
	return (
		<fieldset className="choice">
			<legend className="visually-hidden">{label}</legend>
			{options.map((option) => (
				<label key={option.value}>
					<input
						type="radio"
						name={label}
						aria-label={option.name}
						checked={option.value === value}
						onChange={() => onChange(option.value)}
					/>
					<span aria-hidden="true">{option.text}</span>
				</label>
			))}
		</fieldset>
	);
}
