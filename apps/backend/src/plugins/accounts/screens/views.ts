import type { AdminViewConfig } from 'payload';

/** Screens for anonymous users: sign-in and forgotten password, which replace Payload's screens, and the page of one-time links. */
export const accountViews: Record<string, AdminViewConfig> = {
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
