'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { words } from '../../../../platform/i18n/words.ts';
import { Entry } from '../entry.tsx';
import { anyShape } from '../shapes.ts';
import { useAccountRequest } from '../use-account-request.ts';
import { screenWords } from '../words.ts';

const texts = {
	explanation: words(
		'Enter the address of your account. You get a link to choose a new password.',
		'Indtast adressen på din konto. Du får et link, hvor du kan vælge en ny adgangskode.',
		'Geben Sie die Adresse Ihres Kontos ein. Sie erhalten einen Link, um ein neues Passwort zu wählen.',
	),
	send: words('Send the link', 'Send linket', 'Link senden'),
	sent: words(
		'If there is an account with this address, an e-mail with a link is on its way. Look into your spam folder too.',
		'Hvis der findes en konto med denne adresse, er en e-mail med et link på vej. Se også i din spammappe.',
		'Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link unterwegs. Sehen Sie auch im Spam-Ordner nach.',
	),
};

export function ForgotForm() {
	const { request, isBusy, failure, t } = useAccountRequest();
	const [email, setEmail] = useState('');
	const [isSent, setSent] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setSent((await request('/forgot-password', { email }, anyShape)).isOk);
	};
	if (isSent) return <p role="status">{t(texts.sent)}</p>;
	return (
		<form method="post" onSubmit={(event) => void submit(event)}>
			<p>{t(texts.explanation)}</p>
			<Entry
				name="email"
				type="email"
				label={t(screenWords.email)}
				value={email}
				onChange={setEmail}
				autoComplete="username"
				error={failure ? (failure.fields.email ?? failure.message) : undefined}
			/>
			<div className="account-actions">
				<Button type="submit" size="large" disabled={isBusy}>
					{t(texts.send)}
				</Button>
			</div>
		</form>
	);
}
