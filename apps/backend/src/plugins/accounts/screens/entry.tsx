'use client';
import { useId, useState } from 'react';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { words } from '../../../platform/i18n/words.ts';

const texts = {
	show: words('Show the password', 'Vis adgangskoden', 'Passwort anzeigen'),
};

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

/** An error that screen readers announce; nothing without one. */
export function ErrorText({ id, text }: { id?: string; text: string | null | undefined }) {
	return text ? (
		<p id={id} className="account-error" role="alert">
			{text}
		</p>
	) : null;
}

/**
 * A labeled input outside of document forms. Its error is shown below it and announced by screen readers. A password can be shown while it
 * is typed.
 */
export function Entry(props: Props) {
	const { name, label, value, onChange, type = 'text', autoComplete, error, hint } = props;
	const id = useId();
	const t = useTranslator();
	const [isShown, setShown] = useState(false);
	const notes = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])];
	return (
		<div className="account-entry">
			<label htmlFor={id}>{label}</label>
			<input
				className="own-input"
				id={id}
				name={name}
				type={isShown ? 'text' : type}
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
			{type === 'password' ? (
				<label className="account-show">
					<input
						checked={isShown}
						onChange={(event) => setShown(event.target.checked)}
						type="checkbox"
					/>
					{t(texts.show)}
				</label>
			) : null}
			{hint && (
				<p id={`${id}-hint`} className="own-quiet">
					{hint}
				</p>
			)}
			<ErrorText id={`${id}-error`} text={error} />
		</div>
	);
}
