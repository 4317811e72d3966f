'use client';
import './choice-list.css';

interface Entry<Code> {
	code: Code;
	name: string;
	lang?: string;
}

interface Props<Code extends string> {
	name: string;
	label: string;
	hint: string;
	entries: readonly Entry<Code>[];
	selected: readonly Code[];
	first: Code | undefined;
	firstLabel: string;
	onChange: (selected: Code[], first: Code) => void;
}

/** Checkboxes, at least one of them checked, and a radio button beside each checked entry that makes it the first. */
export function ChoiceList<Code extends string>(props: Props<Code>) {
	const { name, label, hint, entries, selected, first, firstLabel, onChange } = props;
	const toggle = (code: Code, isChecked: boolean) => {
		const next = entries
			.map((entry) => entry.code)
			.filter((one) => (one === code ? isChecked : selected.includes(one)));
		const [other = code] = next;
		onChange(next, first !== undefined && next.includes(first) ? first : other);
	};
	return (
		<fieldset className="choice-list">
			<legend>{label}</legend>
			<p className="own-quiet">{hint}</p>
			{entries.map(({ code, name: text, lang }) => (
				<div className="choice-list__row" key={code}>
					<label>
						<input
							checked={selected.includes(code)}
							disabled={selected.length === 1 && selected.includes(code)}
							name={`${name}-${code}`}
							onChange={({ target }) => toggle(code, target.checked)}
							type="checkbox"
						/>
						<strong lang={lang}>{text}</strong>
					</label>
					{selected.includes(code) && selected.length > 1 ? (
						<label>
							<input
								aria-label={`${firstLabel}: ${text}`}
								checked={first === code}
								name={`${name}-first`}
								onChange={() => onChange([...selected], code)}
								type="radio"
							/>
							{firstLabel}
						</label>
					) : null}
				</div>
			))}
		</fieldset>
	);
}
