import { createHmac } from 'node:crypto';

/** A visitor's network as the backend counts mails by it: the same for the same network, without saying which. Null for the machine itself. */
export const networkDigest = (secret: string, network: string | undefined): string | null =>
	network === undefined
		? null
		: createHmac('sha256', secret).update(`form-network.${network}`).digest('hex').slice(0, 32);
