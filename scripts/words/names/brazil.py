"""Reads given names of the Brazilian census, and gives them the gender and the accents that it leaves out."""

import csv
import re

from accents import plain

# Spelling of the Vocabulário Ortográfico da Língua Portuguesa (Academia Brasileira de Letras), for names of more than 20,000 people.
ACCENTED = {
    plain(name).upper(): name
    for name in """
    Adélia Adão Alaíde Aloísio Amélia André Andréia Angélica Antônia Antônio Bárbara Cauã Cauê Cecília Conceição Cássia Cássio César
    Cícera Cícero Cíntia Cláudia Claudinéia Cláudio Cléber Clóvis Célia Célio Cátia Damião Débora Dário Edinéia Edivânia Edvânia Eloísa
    Emília Ênio Érica Érika Eugênio Éder Fabíola Fabrícia Fabrício Fábio Flávia Flávio Fátima Getúlio Glória Gláucia Géssica Heloísa
    Hélio Ícaro Inácio Inês Íris Isaías Ítalo Janaína Jéssica José Josué Josélia João Jucélia Júlia Júlio Júnior Jônatas Kauã Kauê
    Kátia Laércio Laís Lavínia Letícia Lídia Lígia Lília Lívia Lucélia Lucinéia Luís Luísa Lázaro Lúcia Lúcio Maíra Maísa Marinês
    Marília Maurício Mário Márcia Márcio Moisés Mônica Natália Nathália Nazaré Noêmia Núbia Nádia Olívia Otávio Patrícia Pâmela Quitéria
    Raísa Raíssa Rogério Romário Rosália Rosângela Rômulo Sebastião Silvânia Sérgio Sílvia Sílvio Sônia Tainá Taís Tarcísio Thaís Tânia
    Túlio Sávio Maurílio Marcílio Otacílio Jânio Élcio Emílio Abraão Régis Taísa
    Valquíria Valéria Verônica Vinícius Virgínia Vitória Vânia Zélia Álvaro Ângela Ângelo Áurea
    """.split()
}
# Names that the lists have for both genders, or for the other one, because other countries do: in Brazil women have these,
WOMEN = set(
    'ADRIELE ANDREA DANIELE ELIS ELISA EMANUELE EMILE EMILI ENI GABRIELE JADE KAREN LEONOR MARI MARIA MICHELE RAYANE ROSI SIMONE '
    'VALERIA VIVIAN'.split()
)
# and men these.
MEN = set('ALISON ALTAIR DJALMA GEOVANE JONATA'.split())
# Endings of names on neither list.
FEMALE = re.compile('(a|[aei]ne|ene|ete|ide|one|ice|ise|ele|lle|elen|smim|smin|aís|ires|urdes)$')
MALE = re.compile('(o|son|ton|ir|nei|ian|uan|ã)$')
DECADES = range(1920, 2010, 10)


def brazilian(sources):
    """Yields the sex, the name, the decade and the number of people; names without a sure gender are left out."""
    lists = {}
    for sex, file in (('female', 'wd_femininos.csv'), ('male', 'wd_masculinos-pt.csv')):
        with open(sources / file, encoding='utf-8') as rows:
            lists[sex] = {plain(row['itemLabel']).upper() for row in csv.DictReader(rows)}
    with open(sources / 'nomes-censos-ibge.csv', encoding='utf-8') as rows:
        for row in csv.DictReader(rows):
            name = row['Nome']
            written = ACCENTED.get(name, name.capitalize())
            sex = gender(name, written, lists)
            for decade, count in zip(DECADES, list(row.values())[1:]):
                if sex and count:
                    yield sex, written, decade, int(count)


def gender(name, written, lists):
    if name in WOMEN:
        return 'female'
    if name in MEN or name in lists['male']:
        return 'male'
    if name in lists['female']:
        return 'female'
    if MALE.search(written):
        return 'male'
    return 'female' if FEMALE.search(written) else None
