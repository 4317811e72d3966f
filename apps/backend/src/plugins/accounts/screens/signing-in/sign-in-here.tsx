'use client';
import { useTranslation } from '@payloadcms/ui';
import { getSafeRedirect } from 'payload/shared';
import { useInBrowser } from '../../../../admin/use-in-browser.ts';
import { type Words, words } from '../../../../platform/i18n/words.ts';
import type { OpenIdProblem } from '../../openid/endpoints.ts';
import { ErrorText } from '../entry.tsx';
import { screenWords, translatorIn } from '../words.ts';
import { SignInForm } from './sign-in-form.tsx';

const texts = {
	or: words('or', 'eller', 'oder'),
};

const problems: Record<OpenIdProblem, Words> = {
	failed: words(
		'Signing in there did not work. Please try again.',
		'Det lykkedes ikke at logge ind der. Prøv igen.',
		'Die Anmeldung dort hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
	),
	unknown: words(
		'There is no account here for your verified address. Ask an administrator to invite you.',
		'Der er ingen konto her til din bekræftede adresse. Bed en administrator om at invitere dig.',
		'Für Ihre bestätigte Adresse gibt es hier kein Konto. Bitten Sie eine Administratorin oder einen Administrator um eine Einladung.',
	),
};

const isProblem = (value: string | null): value is OpenIdProblem =>
	value !== null && Object.hasOwn(problems, value);

interface Props {
	/** Where to go after the sign-in if the URL names no other path. */
	adminUrl: string;
	forgotUrl: string;
	/** The name of the OpenID provider; null if none is configured. */
	provider: string | null;
}

/** The form of the sign-in screen, and the link to the OpenID provider. */
export function SignInHere({ adminUrl, forgotUrl, provider }: Props) {
	const t = translatorIn(useTranslation().i18n.language);
	const query = new URLSearchParams(useInBrowser() ? window.location.search : '');
	const target = getSafeRedirect({
		fallbackTo: adminUrl,
		redirectTo: query.get('redirect') ?? '',
	});
	const problem = query.get('problem');
	return (
		<>
			<ErrorText text={isProblem(problem) ? t(problems[problem]) : null} />
			{/* A full page load, because the client state is that of an anonymous visitor. */}
			<SignInForm forgotUrl={forgotUrl} onSignIn={() => window.location.assign(target)} />
			{provider !== null && (
				<>
					<p className="own-quiet">{t(texts.or)}</p>
					<div className="account-actions">
						<a
							className="btn btn--style-secondary btn--size-large"
							href={`/api/users/openid?redirect=${encodeURIComponent(target)}`}
						>
							{t(screenWords.provider, { name: provider })}
						</a>
					</div>
				</>
			)}
		</>
	);
}
