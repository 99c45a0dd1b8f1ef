## Что делают клавиши

key-field = Пройти по шести прямым поля к ближайшему гексу, который можно выбрать
key-digit = Модуль, база или другой размер; слот, число двигателей или карта в игре
key-deck = Взять карту из колоды
key-jump = Прыгнуть Хроноблоком вместо полёта
key-go = Нажать главную кнопку
key-zoom = Крупнее, мельче, всё поле
key-escape = Шаг назад, закрыть или пропустить показ

## Что значат значки

icon-pd-quid = Куид: деньги и победные очки
icon-pd-harvester = Харвестер
icon-pd-module = Модуль
icon-pd-base = База
icon-pd-wasteland = Пустошь
icon-pd-crater = Кратер
icon-pd-mountain = Гора
icon-pd-volcano = Вулкан
icon-pd-pad = Посадочная площадка
icon-pd-dead-city = Мёртвый город
icon-pd-crack = Трещина
icon-pd-eruption = Извержение
icon-pd-meteor = Метеоритный дождь
icon-pd-contamination = Заражение
icon-pd-engine = Двигатель
icon-pd-type-extraction = Добыча
icon-pd-type-entertainment = Развлечения
icon-pd-type-generators = Генераторы
icon-pd-type-laboratories = Лаборатории
icon-pd-type-logistics = Логистика
icon-pd-type-defence = Защита
icon-pd-type-systems = Системы
icon-pd-type-blocks = Блоки
icon-pd-slot-nose = Нос
icon-pd-slot-deck = Центральная палуба
icon-pd-slot-cargo = Грузовой отсек
icon-pd-toll = Плата за остановку
icon-pd-steal = Отнимает куиды у других
icon-pd-market = Рынок
icon-pd-draw = Взять карту
icon-pd-event = Событие
