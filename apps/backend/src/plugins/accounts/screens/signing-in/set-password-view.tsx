import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { words } from '../../../../platform/i18n/words.ts';
import { SiteLogo } from '../../../dashboard/api.client.ts';
import { findAccountByToken, linkExpired } from '../../links/choose-password.ts';
import { kindOf } from '../../links/one-time-link.ts';
import '../screens.css';
import { screenWords, translatorIn } from '../words.ts';
import { SetPasswordForm } from './set-password-form.tsx';

const headings = {
	invitation: words('Welcome', 'Velkommen', 'Willkommen'),
	reset: words('Choose a new password', 'Vælg en ny adgangskode', 'Neues Passwort wählen'),
};
const forAccount = words('For the account {email}', 'Til kontoen {email}', 'Für das Konto {email}');

/** The page of one-time links: `/admin/set-password/<token>`. */
export async function SetPasswordView({ initPageResult, params }: AdminViewServerProps) {
	const { i18n, payload } = initPageResult.req;
	const { admin, routes } = payload.config;
	const t = translatorIn(i18n.language);
	const token = params?.segments?.[1] ?? '';
	const account = await findAccountByToken(payload, token);
	const signInUrl = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login });
	return (
		<MinimalTemplate>
			<div className="account-screen">
				<SiteLogo payload={payload} />
				<h1>{t(headings[kindOf(token)])}</h1>
				{account ? (
					<>
						<p className="own-quiet">{t(forAccount, { email: account.email })}</p>
						<SetPasswordForm
							token={token}
							email={account.email}
							signInUrl={signInUrl}
							target={kindOf(token) === 'invitation' ? routes.admin : null}
						/>
					</>
				) : (
					<>
						<p role="alert">{t(linkExpired)}</p>
						<p>
							<a href={signInUrl}>{t(screenWords.backToSignIn)}</a>
						</p>
					</>
				)}
			</div>
		</MinimalTemplate>
	);
}
