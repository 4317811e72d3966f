'use client';
import { Button, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { words } from '../../../platform/i18n/words.ts';
import { Entry } from './entry.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { linkShape } from './shapes.ts';
import { useAccountRequest } from './use-account-request.ts';
import { screenWords } from './words.ts';

const texts = {
	heading: words('Getting in', 'Adgang', 'Zugang'),
	explanation: words(
		'For somebody who doesn’t know the password, or has lost the device of the second factor. Each of these needs your own password.',
		'Til en person, der ikke kender adgangskoden eller har mistet enheden til den ekstra faktor. Hver handling kræver din egen adgangskode.',
		'Für Personen, die ihr Passwort nicht kennen oder das Gerät des zweiten Faktors verloren haben. Jede Aktion braucht Ihr eigenes Passwort.',
	),
	noMail: words(
		'This backend sends no mail, so links are handed over.',
		'Dette system sender ingen e-mails, så links gives videre.',
		'Dieses System verschickt keine E-Mails, Links werden daher weitergegeben.',
	),
	send: words('Send a link by e-mail', 'Send et link på e-mail', 'Link per E-Mail senden'),
	make: words('Make a one-time link', 'Opret et engangslink', 'Einmaligen Link erstellen'),
	remove: words('Remove the second factor', 'Fjern den ekstra faktor', 'Zweiten Faktor entfernen'),
	sent: words('The link is on its way.', 'Linket er på vej.', 'Der Link ist unterwegs.'),
	removed: words(
		'The second factor is removed, and all sessions have ended.',
		'Den ekstra faktor er fjernet, og alle sessioner er afsluttet.',
		'Der zweite Faktor ist entfernt, alle Sitzungen sind beendet.',
	),
};

const responseShape = z.object({ link: linkShape.optional() });

/** An administrator's actions for a user who cannot sign in. */
export function OtherAccount({
	id,
	hasSecondFactor,
}: {
	id: number | string;
	hasSecondFactor: boolean;
}) {
	const { request, isBusy, failure, t, language } = useAccountRequest();
	const { config } = useConfig();
	const canSendMail = config.admin.custom?.canSendMail === true;
	const [currentPassword, setCurrentPassword] = useState('');
	const [link, setLink] = useState<z.infer<typeof linkShape> | null>(null);
	const [status, setStatus] = useState<typeof texts.sent | null>(null);
	const run = async (path: string, body: object, message: typeof texts.sent | null) => {
		const result = await request(`/${id}${path}`, { ...body, currentPassword }, responseShape);
		if (!result.isOk) return;
		setCurrentPassword('');
		setLink(result.body.link ?? null);
		setStatus(message);
	};
	const button = (
		text: typeof texts.sent,
		path: string,
		body: object,
		message: typeof texts.sent | null,
	) => (
		<Button
			type="button"
			buttonStyle="secondary"
			size="medium"
			disabled={isBusy}
			onClick={() => void run(path, body, message)}
		>
			{t(text)}
		</Button>
	);
	const error = failure ? (failure.fields.currentPassword ?? failure.message) : undefined;
	return (
		<section className="account-panel" aria-label={t(texts.heading)}>
			<h3>{t(texts.heading)}</h3>
			<p>{t(texts.explanation)}</p>
			{!canSendMail && <p>{t(texts.noMail)}</p>}
			<Entry
				name="own-password"
				type="password"
				label={t(screenWords.currentPassword)}
				value={currentPassword}
				onChange={setCurrentPassword}
				autoComplete="current-password"
				error={error}
			/>
			<div className="account-actions">
				{canSendMail && button(texts.send, '/link', { by: 'mail' }, texts.sent)}
				{button(texts.make, '/link', { by: 'hand' }, null)}
				{hasSecondFactor && button(texts.remove, '/second-factor/remove', {}, texts.removed)}
			</div>
			{link && <OneTimeLink link={link} language={language} t={t} />}
			{status && <p role="status">{t(status)}</p>}
		</section>
	);
}
