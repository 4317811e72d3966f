import { measured } from '../../../../../observing/measured.ts';
import { answerEmailPrices } from '../../../../../prices/email/answer.ts';
import { limited } from '../../../../../surface/client-rates.ts';
import { notAllowed, route } from '../../../../prices/route-handler.ts';

export const dynamic = 'force-dynamic';

export const GET = measured('email-prices', limited('prices', route(answerEmailPrices)));

const other = notAllowed('GET');

export { other as DELETE, other as PATCH, other as POST, other as PUT };
