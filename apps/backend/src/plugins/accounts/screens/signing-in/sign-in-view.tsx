import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL, getSafeRedirect } from 'payload/shared';
import { readOpenSetup, setupScreen } from '../../../../platform/database/setup-state.ts';
import { environment } from '../../../../platform/environment.ts';
import { type Words, words } from '../../../../platform/i18n/words.ts';
import { SiteLogo } from '../../../dashboard/api.client.ts';
import type { OpenIdProblem } from '../../openid/endpoints.ts';
import { hasProvider } from '../../openid/provider.ts';
import '../screens.css';
import { screenWords, translatorIn } from '../words.ts';
import { SignInHere } from './sign-in-here.tsx';

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

const isProblem = (value: unknown): value is OpenIdProblem =>
	typeof value === 'string' && value in problems;

/** The sign-in screen. */
export async function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
	const { req } = initPageResult;
	const { admin, routes } = req.payload.config;
	const target = getSafeRedirect({
		fallbackTo: routes.admin,
		redirectTo: searchParams?.redirect ?? '',
	});
	if (req.user) redirect(target);
	const setup = await readOpenSetup(req.payload);
	if (setup && setup.codeHash !== null)
		redirect(formatAdminURL({ adminRoute: routes.admin, path: setupScreen }));
	const t = translatorIn(req.i18n.language);
	const problem = searchParams?.problem;
	return (
		<div className="account-screen">
			<SiteLogo payload={req.payload} />
			<h1>{t(screenWords.signIn)}</h1>
			<p className="own-quiet">{new URL(environment.SITE_URL).host}</p>
			{isProblem(problem) && (
				<p className="account-error" role="alert">
					{t(problems[problem])}
				</p>
			)}
			<SignInHere
				target={target}
				forgotUrl={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })}
			/>
			{hasProvider && (
				<>
					<p className="own-quiet">{t(texts.or)}</p>
					<div className="account-actions">
						<a
							className="btn btn--style-secondary btn--size-large"
							href={`/api/users/openid?redirect=${encodeURIComponent(target)}`}
						>
							{t(screenWords.provider, { name: environment.OPENID_NAME })}
						</a>
					</div>
				</>
			)}
		</div>
	);
}
