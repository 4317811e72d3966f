'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { words } from '../../../../platform/i18n/words.ts';
import { Entry } from '../entry.tsx';
import { anyShape } from '../shapes.ts';
import { useAccountRequest } from '../use-account-request.ts';
import { screenWords } from '../words.ts';

const texts = {
	hint: words(
		'At least 12 characters. Several words are easy to remember.',
		'Mindst 12 tegn. Flere ord er nemme at huske.',
		'Mindestens 12 Zeichen. Mehrere Wörter lassen sich gut merken.',
	),
	repeat: words('The same again', 'Den samme igen', 'Noch einmal dasselbe'),
	differs: words(
		'This is not the same password.',
		'Det er ikke den samme adgangskode.',
		'Das ist nicht dasselbe Passwort.',
	),
	save: words('Save the password', 'Gem adgangskoden', 'Passwort speichern'),
	saved: words(
		'Your password is saved. You can sign in with it now.',
		'Din adgangskode er gemt. Du kan nu logge ind med den.',
		'Ihr Passwort ist gespeichert. Sie können sich jetzt damit anmelden.',
	),
};

interface Props {
	token: string;
	email: string;
	signInUrl: string;
	/** Where an invited person continues, signed in; null to sign in with the new password. */
	target: string | null;
}

/** The form to choose an account's password with a one-time link. */
export function SetPasswordForm({ token, email, signInUrl, target }: Props) {
	const { request, isBusy, failure, t } = useAccountRequest();
	const [password, setPassword] = useState('');
	const [repetition, setRepetition] = useState('');
	const [differs, setDiffers] = useState(false);
	const [isSaved, setSaved] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setDiffers(password !== repetition);
		if (password !== repetition) return;
		if (!(await request('/reset-password', { token, password }, anyShape)).isOk) return;
		// An account that needs a second factor sets it up when signing in.
		if (target && (await request('/login', { email, password }, anyShape)).isOk)
			window.location.assign(target);
		else setSaved(true);
	};
	if (isSaved)
		return (
			<>
				<p role="status">{t(texts.saved)}</p>
				<div className="account-actions">
					<a className="btn btn--style-primary btn--size-large" href={signInUrl}>
						{t(screenWords.signIn)}
					</a>
				</div>
			</>
		);
	return (
		<form method="post" onSubmit={(event) => void submit(event)}>
			{/* Password managers store the new password with the username. */}
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			<Entry
				name="password"
				type="password"
				label={t(screenWords.newPassword)}
				value={password}
				onChange={setPassword}
				autoComplete="new-password"
				hint={t(texts.hint)}
				error={failure ? (failure.fields.password ?? failure.message) : undefined}
			/>
			<Entry
				name="again"
				type="password"
				label={t(texts.repeat)}
				value={repetition}
				onChange={setRepetition}
				autoComplete="new-password"
				error={differs ? t(texts.differs) : undefined}
			/>
			<div className="account-actions">
				<Button type="submit" size="large" disabled={isBusy}>
					{t(texts.save)}
				</Button>
			</div>
		</form>
	);
}
