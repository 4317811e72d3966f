import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL, getSafeRedirect } from 'payload/shared';
import { readOpenSetup, setupScreen } from '../../../../platform/database/setup-state.ts';
import { environment } from '../../../../platform/environment.ts';
import { SiteLogo } from '../../../dashboard/api.client.ts';
import { hasProvider } from '../../openid/provider.ts';
import '../screens.css';
import { screenWords, translatorIn } from '../words.ts';
import { SignInHere } from './sign-in-here.tsx';

/** The sign-in screen. Anonymous people share it, so the form reads the query in the browser. */
export async function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
	const { req } = initPageResult;
	const { admin, routes } = req.payload.config;
	if (req.user)
		redirect(
			getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' }),
		);
	const setup = await readOpenSetup(req.payload);
	if (setup && setup.codeHash !== null)
		redirect(formatAdminURL({ adminRoute: routes.admin, path: setupScreen }));
	const t = translatorIn(req.i18n.language);
	return (
		<div className="account-screen">
			<SiteLogo payload={req.payload} />
			<h1>{t(screenWords.signIn)}</h1>
			<p className="own-quiet">{new URL(environment.SITE_URL).host}</p>
			<SignInHere
				adminUrl={routes.admin}
				forgotUrl={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })}
				provider={hasProvider ? environment.OPENID_NAME : null}
			/>
		</div>
	);
}
