import { expect } from 'chai';
import { allWords, tableWords, wordsOf } from '../../../src/domain/meanings/name-words.js';
import { namedTexts } from '../../../src/domain/meanings/named-texts.js';
import { writtenMoments, writtenNumbers } from '../../../src/domain/meanings/written-values.js';
import { fieldTypes } from '../../support/tables.js';

function wordsIn(name: string, table = '') {
  return {
    column: wordsOf(name),
    written: allWords(name),
    table: tableWords(table),
    hasPlace: false,
  };
}

/** The likeliest field of a column of texts: its type, or its first choice, or its pattern. */
function textOf(name: string, table = ''): unknown {
  const [guess] = namedTexts(wordsIn(name, table), fieldTypes);
  const { choices, pattern } = guess?.constraints ?? {};
  return Array.isArray(choices) ? choices[0] : (pattern ?? guess?.type);
}

describe('the texts that a name means', () => {
  it('are those of the words that short forms stand for', () => {
    expect(textOf('cust_addr')).to.equal(textOf('customer_address'));
    expect(textOf('dept')).to.equal(textOf('department'));
  });

  it('are those of the noun behind words that leave its meaning', () => {
    expect(textOf('previous_status', 'orders')).to.equal(textOf('status', 'orders'));
    expect(textOf('new_title', 'posts')).to.equal(textOf('title', 'posts'));
  });

  it('are those of the noun before words that leave its meaning', () => {
    expect(textOf('primary_color_dark')).to.equal(textOf('primary_color'));
    expect(textOf('logo_dark')).to.equal(textOf('logo'));
  });

  it('are those of nouns that other languages join, in the singular and the plural', () => {
    expect(textOf('nomedipendente', 'acquisti')).to.equal('name');
    expect(textOf('kundennummer')).to.equal(textOf('customer_number'));
    expect(textOf('observacoes')).to.equal(textOf('remarks'));
    expect(textOf('logo_azienda_url')).to.equal(textOf('company_logo_url'));
    expect(textOf('clientele')).to.equal(undefined);
  });

  it('describe the thing of the table where no other meaning does', () => {
    expect(textOf('description', 'kilns')).to.match(/\bkiln for\b/);
    expect(textOf('description', 'merchants')).to.equal('Family business since 1987.');
    // Nobody can read this noun.
    expect(textOf('description', 'tts')).to.match(/\bentry for\b/);
  });

  it('are those of the word whose label or name a column has', () => {
    expect(textOf('unit_label', 'methods')).to.equal(textOf('unit', 'methods'));
    expect(textOf('name', 'waste_kinds')).to.match(/\) Waste$/);
    expect(textOf('salesman_name', 'branches')).to.equal('name');
    expect(textOf('group_id_list')).to.equal(textOf('group_ids'));
  });

  it('belong to the compound that ends the name of the table', () => {
    expect(textOf('name', 'mailing_lists')).to.equal('Newsletter');
    expect(textOf('name', 'lists')).to.equal('Backlog');
    expect(textOf('state', 'webhook_deliveries')).to.equal('succeeded');
    expect(textOf('state', 'deliveries')).to.equal('delivered');
  });

  it('are names of the row if a beginning of its noun stands before them', () => {
    expect(textOf('cou_name', 'hs_hr_country')).to.equal('country');
    expect(textOf('name', 'customer_emails')).not.to.equal('email');
    expect(textOf('name', 'shipping_addresses')).to.equal('name');
  });

  it('are those of what stands before a preposition, about what follows it', () => {
    expect(textOf('reason_for_rejection')).to.equal(textOf('rejection_reason'));
    expect(textOf('language_of_instruction')).to.equal('language');
    expect(textOf('cause_of_loss', 'claims')).to.equal(textOf('loss_cause', 'claims'));
  });

  it('are numbers, however the word is abbreviated', () => {
    expect(textOf('passport_nr')).to.equal(textOf('passport_number'));
    expect(textOf('phone_ext')).not.to.equal(textOf('file_ext'));
  });

  it('are reasons where the name begins with the word', () => {
    expect(textOf('reason_disabled')).to.equal(textOf('reason'));
  });

  it('are those of a phrase with a preposition that means something by itself', () => {
    expect(textOf('bill_of_lading')).not.to.equal(textOf('lading_bill'));
    expect(textOf('date_of_birth')).to.equal('birth_date');
  });

  it('have a type of the last noun of the table alone', () => {
    expect(textOf('type', 'sites')).to.equal('office');
    expect(textOf('type', 'site_updates')).not.to.equal('office');
  });

  it('are none of the table if a type belongs to something else', () => {
    expect(textOf('claim_type', 'claims')).to.equal(textOf('type', 'claims'));
    expect(textOf('reviewer_type', 'claims')).not.to.equal(textOf('type', 'claims'));
  });

  it('are names of the last noun of a table alone', () => {
    expect(textOf('name', 'track_domains')).not.to.equal(textOf('name', 'tracks'));
    expect(textOf('name', 'user_profiles')).to.equal('name');
  });

  it('are names of people where a noun says what somebody does', () => {
    expect(textOf('debtor_name')).to.equal('name');
    expect(textOf('invitee_name')).to.equal('name');
    expect(textOf('folder_name')).not.to.equal('name');
  });

  it('are called after the thing if it has no names of its own', () => {
    expect(textOf('name', 'gizmos')).to.match(/ Gizmo$/);
  });

  it('are those of nouns whose plural is the same', () => {
    expect(textOf('title', 'news')).to.equal(textOf('title', 'articles'));
  });

  it('are units of what is measured', () => {
    expect(textOf('temperature_unit')).to.equal('°C');
    expect(textOf('weight_unit')).to.equal('kg');
  });

  it('are documents only under words of documents', () => {
    expect(textOf('metadata', 'files')).to.match(/^\{/);
    expect(String(textOf('device_info'))).not.to.match(/^\{/);
  });

  it('are those of the English words', () => {
    expect(textOf('prénom')).to.equal('first_name');
    expect(textOf('plz')).to.equal('postal_code');
    expect(textOf('código_postal')).to.equal('postal_code');
    expect(textOf('straße')).to.equal(textOf('street'));
    expect(textOf('hasło')).to.equal(textOf('password'));
    expect(textOf('nazwa', 'produkty')).not.to.equal(undefined);
    expect(textOf('titulo', 'posts')).to.equal(textOf('title', 'posts'));
  });

  it('are those of the noun that stands first in other languages', () => {
    expect(textOf('descripcion_producto')).to.equal(textOf('description', 'producto'));
    expect(textOf('telefono_cliente')).to.equal('phone');
  });

  it('have a reason and a confidence', () => {
    const [guess] = namedTexts(wordsIn('status', 'orders'), fieldTypes);

    expect(guess).to.include({ because: 'status of order', confidence: 0.9 });
  });
});

describe('values of other types that are kept as texts', () => {
  it('are moments and days', () => {
    expect(writtenMoments(wordsIn('created_at'))[0]?.type).to.equal('datetime');
    expect(writtenMoments(wordsIn('start_time'))[0]?.type).to.equal('time');
    expect(writtenMoments(wordsIn('created_on'))[0]?.type).to.equal('date');
    expect(writtenMoments(wordsIn('waiting_on'))).to.deep.equal([]);
  });

  it('are numbers with as many digits as most of them', () => {
    expect(writtenNumbers(wordsIn('qty'))[0]?.constraints).to.deep.equal({
      pattern: '[1-9]',
    });
    expect(writtenNumbers(wordsIn('impression'))).to.deep.equal([]);
  });
});
