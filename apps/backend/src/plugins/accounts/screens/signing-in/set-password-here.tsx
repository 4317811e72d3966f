'use client';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { words } from '../../../../platform/i18n/words.ts';
import { useAccountRequest } from '../use-account-request.ts';
import { screenWords } from '../words.ts';
import { SetPasswordForm } from './set-password-form.tsx';

const headings = {
	invitation: words('Welcome', 'Velkommen', 'Willkommen'),
	reset: words('Choose a new password', 'Vælg en ny adgangskode', 'Neues Passwort wählen'),
};
const forAccount = words('For the account {email}', 'Til kontoen {email}', 'Für das Konto {email}');

const linkShape = z.object({ email: z.string(), kind: z.enum(['invitation', 'reset']) });

interface Props {
	adminUrl: string;
	signInUrl: string;
}

/** The form for the one-time link of the URL, or why the link cannot be used. */
export function SetPasswordHere({ adminUrl, signInUrl }: Props) {
	const { request, failure, t } = useAccountRequest();
	const [link, setLink] = useState<(z.infer<typeof linkShape> & { token: string }) | null>(null);
	const isRequested = useRef(false);
	useEffect(() => {
		if (isRequested.current) return;
		isRequested.current = true;
		const token = window.location.pathname.split('/').at(-1) ?? '';
		void request('/one-time-link', { token }, linkShape).then(
			(result) => result.isOk && setLink({ ...result.body, token }),
		);
	});
	return (
		<>
			<h1>{t(headings[link?.kind ?? 'reset'])}</h1>
			{link && (
				<>
					<p className="own-quiet">{t(forAccount, { email: link.email })}</p>
					<SetPasswordForm
						token={link.token}
						email={link.email}
						signInUrl={signInUrl}
						target={link.kind === 'invitation' ? adminUrl : null}
					/>
				</>
			)}
			{failure && (
				<>
					<p role="alert">{failure.message}</p>
					<p>
						<a href={signInUrl}>{t(screenWords.backToSignIn)}</a>
					</p>
				</>
			)}
		</>
	);
}
