import { confirmSubscription } from '../../../forms/subscriptions.ts';
import { formRoute } from '../route-handler.ts';

export const dynamic = 'force-dynamic';

export const POST = formRoute(confirmSubscription);
