'use client';
import { useId } from 'react';

interface Props {
	name: string;
	label: string;
	value: string;
	onChange: (value: string) => void;
	type?: 'email' | 'password' | 'text';
	autoComplete: string;
	error?: string | undefined;
	hint?: string;
	isReadOnly?: boolean;
	/** For codes: limits the length to 20 characters. */
	isCode?: boolean;
	/** Called on Enter, for inputs without a form of their own. */
	onEnter?: () => void;
}

/** A labeled input outside of document forms. Its error is shown below it and announced by screen readers. */
export function Entry(props: Props) {
	const { name, label, value, onChange, type = 'text', autoComplete, error, hint } = props;
	const id = useId();
	const notes = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])];
	return (
		<div className="account-entry">
			<label htmlFor={id}>{label}</label>
			<input
				className="own-input"
				id={id}
				name={name}
				type={type}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== 'Enter' || !props.onEnter) return;
					event.preventDefault();
					props.onEnter();
				}}
				autoComplete={autoComplete}
				autoCapitalize="none"
				readOnly={props.isReadOnly ?? false}
				spellCheck={false}
				{...(props.isCode ? { inputMode: 'text' as const, maxLength: 20 } : {})}
				aria-invalid={error !== undefined}
				{...(notes.length > 0 ? { 'aria-describedby': notes.join(' ') } : {})}
			/>
			{hint && (
				<p id={`${id}-hint`} className="own-quiet">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className="account-error" role="alert">
					{error}
				</p>
			)}
		</div>
	);
}
