import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { asPerson, hasRightForAll } from '../../../access/person.ts';
import { readOpenSetup, setupScreen } from '../../../platform/database/setup-state.ts';
import { environment } from '../../../platform/environment.ts';
import { partialAnswers } from '../site-answers.ts';
import { setupText } from '../text.ts';
import { AccountStep } from './account-step.tsx';
import './setup.css';
import { Wizard } from './wizard.tsx';

/**
 * The setup of a new site at `/admin/setup`. First it creates the administrator with the one-time code; the other steps require an
 * administrator. Once the setup is finished it shows a message to everybody.
 */
export async function SetupView({ initPageResult }: AdminViewServerProps) {
	const { payload, i18n, user } = initPageResult.req;
	const { admin, routes } = payload.config;
	const t = setupText(i18n);
	const adminPath = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path });
	const setup = await readOpenSetup(payload);
	const needsSignIn = setup?.codeHash === null && !user;
	if (needsSignIn)
		redirect(
			`${adminPath(admin.routes.login)}?redirect=${encodeURIComponent(adminPath(setupScreen))}`,
		);
	return (
		<MinimalTemplate>
			<div className="setup">
				<h1>{t('title')}</h1>
				{setup === null && (
					<>
						<p>{t('closed')}</p>
						<p>
							<a href={routes.admin}>{t(user ? 'openDashboard' : 'signIn')}</a>
						</p>
					</>
				)}
				{setup && setup.codeHash !== null && <AccountStep />}
				{setup?.codeHash === null &&
					(hasRightForAll(asPerson(user), 'users', 'update') ? (
						<Wizard
							answers={partialAnswers.parse(setup.answers)}
							siteUrl={environment.SITE_URL}
							adminUrl={routes.admin}
						/>
					) : (
						<p role="alert">{t('notAllowed')}</p>
					))}
			</div>
		</MinimalTemplate>
	);
}
