import { createHash } from 'node:crypto';
import { secretValues } from '@website/contracts/signatures';
import { type AuthStrategy, JWTAuthentication } from 'payload';
import { environment } from '../../../platform/environment.ts';

/** The key that Payload derives from a secret. */
export const payloadKey = (secret: string): string =>
	createHash('sha256').update(secret).digest('hex').slice(0, 32);

/** Accepts sessions signed with a former value of `PAYLOAD_SECRET`; Payload signs them with the first when it renews them. */
export const formerSessions: AuthStrategy[] = secretValues(environment.PAYLOAD_SECRET)
	.slice(1)
	.map((secret) => ({
		name: 'former-secret',
		authenticate: (args) => {
			const payload = Object.create(args.payload, { secret: { value: payloadKey(secret) } });
			return JWTAuthentication({ ...args, payload });
		},
	}));
