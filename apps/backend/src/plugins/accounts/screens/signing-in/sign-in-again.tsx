'use client';
import { Button, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useRef, useState } from 'react';
import { SmallDialog } from '../../../../admin/dialogs/small-dialog.tsx';
import { session, useIsSignInNeeded } from '../../../../admin/saving/session.ts';
import { words } from '../../../../platform/i18n/words.ts';
import '../screens.css';
import { screenWords, translatorIn } from '../words.ts';
import { SignInForm } from './sign-in-form.tsx';

const texts = {
	title: words('You are signed out', 'Du er logget ud', 'Sie sind abgemeldet'),
	explanation: words(
		'What you have written stays in the form, and is saved as soon as you have signed in.',
		'Det, du har skrevet, bliver stående i formularen og gemmes, så snart du har logget ind.',
		'Was Sie geschrieben haben, bleibt im Formular stehen und wird gespeichert, sobald Sie sich angemeldet haben.',
	),
	newTab: words('opens a new tab', 'åbner en ny fane', 'öffnet einen neuen Tab'),
	later: words('Later', 'Senere', 'Später'),
};

interface Props {
	/** The name of the OpenID provider; null if none is configured. */
	provider: string | null;
	children: ReactNode;
}

/** Wraps the admin interface; opens a sign-in dialog over the current page when the session has ended. */
export function SignInAgain({ provider, children }: Props) {
	const isNeeded = useIsSignInNeeded();
	const { user } = useAuth();
	// Payload clears the user once it notices the end of the session.
	const [account, setAccount] = useState(user?.email);
	if (user && user.email !== account) setAccount(user.email);
	return (
		<>
			{children}
			{isNeeded ? (
				<SignInDialog account={account} onClose={session.postpone} provider={provider} />
			) : null}
		</>
	);
}

interface DialogProps extends Pick<Props, 'provider'> {
	/** The e-mail address of the account that was signed in. */
	account: string | undefined;
	onClose: () => void;
}

function SignInDialog({ account, provider, onClose }: DialogProps) {
	const { refreshCookieAsync } = useAuth();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const dialog = useRef<HTMLDialogElement>(null);
	const t = translatorIn(i18n.language);
	const enter = () => {
		void refreshCookieAsync();
		session.begin();
	};
	const { admin, api } = config.routes;
	return (
		<SmallDialog dialog={dialog} onClose={onClose} title={t(texts.title)}>
			<p>{t(texts.explanation)}</p>
			<SignInForm {...(account ? { account } : {})} onSignIn={enter} />
			{provider === null ? null : (
				<p>
					<a
						href={`${api}/users/openid?redirect=${encodeURIComponent(admin)}`}
						rel="noopener"
						target="_blank"
					>
						{t(screenWords.provider, { name: provider })}
					</a>{' '}
					<span className="own-quiet">({t(texts.newTab)})</span>
				</p>
			)}
			<Button buttonStyle="secondary" onClick={() => dialog.current?.close()} size="small">
				{t(texts.later)}
			</Button>
		</SmallDialog>
	);
}
