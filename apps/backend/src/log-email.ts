import type { EmailAdapter } from 'payload';
import { log } from './log.ts';

/** No mail server is configured: what would have been sent is noted, without its text. */
export const logEmail: EmailAdapter = () => ({
	name: 'log',
	defaultFromAddress: 'backend@example.com',
	defaultFromName: 'Backend',
	sendEmail: async ({ to, subject }) => {
		log.warn({ to, subject }, 'E-mail not sent: no mail server is configured');
	},
});
