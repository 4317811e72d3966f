import { measured } from '../../../observing/measured.ts';
import { answerPriceQuery } from '../../../prices/graphql/answer.ts';
import { limited } from '../../../surface/client-rates.ts';
import { notAllowed, route } from '../route-handler.ts';

export const dynamic = 'force-dynamic';

export const POST = measured('prices', limited('prices', route(answerPriceQuery)));

const other = notAllowed('POST');

export { other as DELETE, other as GET, other as PATCH, other as PUT };
