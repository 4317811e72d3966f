import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { SiteLogo } from '../../../dashboard/api.client.ts';
import '../screens.css';
import { SetPasswordHere } from './set-password-here.tsx';

/** The page of one-time links: `/admin/set-password/<token>`. Anonymous people share it, so the form reads the token in the browser. */
export function SetPasswordView({ initPageResult }: AdminViewServerProps) {
	const { payload } = initPageResult.req;
	const { admin, routes } = payload.config;
	return (
		<MinimalTemplate>
			<div className="account-screen">
				<SiteLogo payload={payload} />
				<SetPasswordHere
					adminUrl={routes.admin}
					signInUrl={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })}
				/>
			</div>
		</MinimalTemplate>
	);
}
