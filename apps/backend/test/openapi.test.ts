import { dereference, validate } from '@scalar/openapi-parser';
import { typeDefs } from '@website/contracts/prices-sdl';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { buildSchema, isObjectType } from 'graphql';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../src/openapi/document.ts';
import { contractTypes } from '../src/openapi/price-query.ts';
import { askEmail, askPrices } from './ask.ts';
import { openPriceProgram } from './price-program.ts';

const document = openApiDocument('https://prices.example');
