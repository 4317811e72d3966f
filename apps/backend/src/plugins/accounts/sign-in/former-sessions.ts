import { secretValues } from '@website/contracts/signatures';
import { type AuthStrategy, JWTAuthentication } from 'payload';
import { environment } from '../../../platform/environment.ts';
import { payloadKey } from '../../../platform/http/signed-session.ts';

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
