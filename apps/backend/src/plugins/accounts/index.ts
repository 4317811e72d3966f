import type { AdminViewConfig } from 'payload';
import { failedTasks } from '../../access/failed-tasks.ts';
import { environment } from '../../platform/environment.ts';
import { canSendMail } from '../../platform/mail/transport.ts';
import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { sendLinkTask } from './links/send-link.ts';
import { hasProvider } from './openid/provider.ts';
import { signIn } from './sign-in-global.ts';
import { users } from './users.ts';

/** User accounts: passwords, second factor, OpenID Connect, one-time links, and the site's sign-in settings. */
export const accounts = (): Plugin =>
	inOrder(
		(config) => ({
			...config,
			csrf: [environment.BACKEND_URL, environment.SITE_URL],
			admin: { ...config.admin, user: users.slug, avatar: 'default' },
		}),
		add({
			collections: [users],
			globals: [signIn],
			tasks: [sendLinkTask],
			views: accountViews,
			providers: [
				{
					path: '/plugins/accounts/screens/signing-in/sign-in-again.tsx#SignInAgain',
					clientProps: { provider: hasProvider ? environment.OPENID_NAME : null },
				},
			],
			custom: { canSendMail },
		}),
		failedTasks.add({ task: sendLinkTask.slug, right: ['users', 'update'] }),
	);

/** Screens for anonymous users: sign-in and forgotten password, which replace Payload's screens, and the page of one-time links. */
const accountViews: Record<string, AdminViewConfig> = {
	login: {
		path: '/login',
		Component: '/plugins/accounts/screens/signing-in/sign-in-view.tsx#SignInView',
	},
	forgot: {
		path: '/forgot',
		Component: '/plugins/accounts/screens/signing-in/forgot-view.tsx#ForgotView',
	},
	setPassword: {
		// Payload shows screens to anonymous users only below a fixed path; the token is the second segment.
		path: '/set-password',
		Component: '/plugins/accounts/screens/signing-in/set-password-view.tsx#SetPasswordView',
	},
};
