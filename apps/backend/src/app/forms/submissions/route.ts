import { receiveSubmission } from '../../../forms/receive.ts';
import { formRoute } from '../route-handler.ts';

export const dynamic = 'force-dynamic';

export const POST = formRoute(receiveSubmission);
