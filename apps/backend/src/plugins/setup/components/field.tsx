'use client';
import { useId } from 'react';

interface Props {
	name: string;
	label: string;
	value: string;
	onChange: (value: string) => void;
	type?: 'email' | 'password' | 'text';
	autoComplete?: string;
	hint?: string | undefined;
	error?: string | undefined;
}

/** A labeled input whose hint and error are announced with it. */
export function Field({ name, label, value, onChange, type = 'text', ...props }: Props) {
	const id = useId();
	const { autoComplete = 'off', hint, error } = props;
	const notes = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ');
	return (
		<div className="setup-field">
			<label htmlFor={id}>{label}</label>
			<input
				className="own-input"
				id={id}
				name={name}
				type={type}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				autoComplete={autoComplete}
				spellCheck={false}
				required
				aria-invalid={error !== undefined}
				aria-describedby={notes || undefined}
			/>
			{hint && (
				<p id={`${id}-hint`} className="own-quiet">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className="own-problem" role="alert">
					{error}
				</p>
			)}
		</div>
	);
}
